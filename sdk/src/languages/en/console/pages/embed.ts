/** The places that the page asks for. */
type Place =
  | 'wordpress'
  | 'wix'
  | 'squarespace'
  | 'shopify'
  | 'blogger'
  | 'sites'
  | 'linktree'
  | 'social'
  | 'listing'
  | 'html'
  | 'react'
  | 'other';

export const words = {
  title: 'Embed',
  lead: 'Put your calculator where your buyers are: your page, your bio, your booth.',
  address: {
    title: 'Your own page',
    text: 'For WhatsApp, a link in bio, or in print: nothing to install.',
    qr: (address: string) => `QR code of ${address}`,
    copy: 'Copy address',
    open: 'Open',
    change: 'Change',
    png: 'QR as PNG',
    svg: 'QR as SVG',
    changeTitle: 'Change your address',
    changeText: 'The old address keeps leading to the new one, also on what is printed already.',
    name: 'Your name in the address',
    fill: 'Please enter a name',
    save: 'Save',
    saving: 'Saving...',
    changed: 'Your address is changed.',
  },
  look: {
    title: 'How it looks there',
    text: 'Anything you don’t change here follows your profile.',
    unchosen: {
      theme: 'As in my profile',
      palette: 'As in my profile',
      lang: 'Malay (default)',
      model: 'The first in the list',
    },
    auto: 'Of the page',
    locked: 'Upgrade',
    theme: 'Theme',
    palette: 'Colors',
    lang: 'Language',
    model: 'First model',
  },
  /** The link that stands where the calculator cannot be drawn. */
  invitation: (name: string) => `Work out the instalment with ${name}`,
  place: {
    title: 'Where do you want it?',
    names: {
      wordpress: 'WordPress',
      wix: 'Wix',
      squarespace: 'Squarespace',
      shopify: 'Shopify',
      blogger: 'Blogger',
      sites: 'Google Sites',
      linktree: 'Linktree and the like',
      social: 'Facebook, TikTok',
      listing: 'Mudah, Carlist',
      html: 'Own HTML',
      react: 'React',
      other: 'Something else',
    },
    tried: 'Tried',
    untried: 'Not tried',
    linkOnly: 'Only a link works here. The picture and the QR code go with it.',
    linkFirst: 'We have not tried it here. A link works wherever a link may stand.',
    steps: {
      wordpress: ['In the editor add a block “Custom HTML”.', 'Paste the code and update the page.'],
      wix: ['Add a button, or choose words on your page.', 'Paste the address as its link.'],
      squarespace: ['Add a button, or choose words on your page.', 'Paste the address as its link.'],
      shopify: ['Add a button, or an item of your menu.', 'Paste the address as its link.'],
      blogger: ['Choose words in your post, and press the link button.', 'Paste the address as the link.'],
      sites: ['Add a button, or choose words on your page.', 'Paste the address as its link.'],
      linktree: ['Add a link to your page.', 'Paste the address.'],
      social: ['Edit your profile or your page.', 'Paste the address where it takes a website.'],
      listing: [
        'Paste the address into the description.',
        'If it takes no links, add the QR code to the photos.',
      ],
      html: ['Paste the code where the calculator is to stand.', 'Save the page, and open it.'],
      react: ['Run npm install @loan-kereta/sdk.', 'Paste the lines into your component.'],
      other: ['Choose words on your page, or a field for a website.', 'Paste the address as the link.'],
    } as Readonly<Record<Place, readonly [first: string, second: string]>>,
    seen: {
      wordpress:
        'The calculator appears. If the site removes scripts, a link stands there instead. The address alone, on a line of its own, becomes a card.',
      html: 'The calculator appears. If something blocks its script, a link stands there instead.',
      react: 'The component draws the calculator, and changes with its props.',
    } as Readonly<Partial<Record<Place, string>>>,
    inPage: 'The calculator itself in the page',
    inPageSteps: {
      wix: 'Add “Embed HTML” and paste the code.',
      squarespace: 'Add a “Code” block and paste the code.',
      shopify: 'Add a section “Custom Liquid” and paste the code.',
      blogger: 'Add a gadget “HTML/JavaScript” and paste the code.',
      sites: 'Choose Insert → Embed → Embed code and paste the code.',
      other: 'Paste the code where your page takes HTML.',
    } as Readonly<Partial<Record<Place, string>>>,
    offer: 'Picture of your offer',
    saveOffer: 'Picture',
    saveCode: 'QR',
  },
  more: {
    title: 'Other ways and other programs',
    ways: {
      element: ['Script and element', 'For a page that keeps scripts.'],
      sizedFrame: ['Frame with its script', 'The frame grows with the calculator.'],
      frame: ['Frame alone', 'It stays 760 px high. Change the number for another height.'],
      link: ['Link', 'It works wherever a link may stand.'],
      react: ['React component', 'Run npm install @loan-kereta/sdk first.'],
    } as Readonly<Record<'element' | 'sizedFrame' | 'frame' | 'link' | 'react', readonly [string, string]>>,
    programs: [
      [
        'TinyMCE, CKEditor, Tiptap, Quill, Summernote and other text editors',
        'Tried: they keep the link. The code works only in their HTML block, if they have one. Elsewhere take “Script and element”: a frame may leave a gap.',
      ],
      ['Froala, SunEditor, GrapesJS', 'Tried: use the frame alone, and set its height by hand.'],
      ['Ghost', 'Tried: an HTML card keeps the code.'],
      ['VitePress', 'Tried: a script stops the build. Put the frame alone inside a <div>.'],
      ['MDX', 'Tried: use script and element. A frame ends in an error, because of its style.'],
      [
        'swup, barba',
        'Tried: the code in one page alone draws nothing. Put the script on every page, and the element in the content.',
      ],
      [
        'Consent managers',
        'Not tried: mark the script tag as they describe. Until the visitor agrees, the link stands there.',
      ],
    ] as readonly (readonly [program: string, advice: string])[],
  },
  check: {
    title: 'Does it work there?',
    text: 'Your browser opens the page in a new tab, and the calculator there reports what it finds.',
    address: 'Address of the page',
    fill: 'Please enter an address such as https://example.com/prices',
    start: 'Check the page',
    starting: 'Opening...',
    waiting: (page: string) => `Waiting for the calculator on ${page}…`,
    blocked: 'Your browser opened no tab. Open the page here:',
    open: 'Open the page',
    over: 'This check is over. Start it again.',
    another: (name: string) =>
      `The code there is for “${name}”, not for you. Copy the code again from this page.`,
    silent: 'Nothing has reported yet.',
    reasons: [
      'The page may have removed the code: look whether the calculator is there.',
      'It may stand in a frame of the site builder, which this check cannot reach.',
      'The page may let nothing be sent to us.',
      'Where you pasted only a link there is nothing to report.',
    ],
    works: (page: string) => `The calculator works on ${page}.`,
    notes: (page: string) => `The calculator works on ${page}, with notes.`,
    fails: (page: string) => `The calculator does not work on ${page} yet.`,
    technical: 'For whoever builds the page',
    findings: {
      script_failed: 'The script was loaded and did not start. Paste the code again, unchanged.',
      versions_differ: 'The code is on the page twice, in different versions. Remove the older one.',
      element_missing: 'The script is there, the calculator’s place is not. Paste the whole code again.',
      core_blocked:
        'The site’s security policy blocks a part of the calculator. Its builder has to allow our address.',
      core_unreachable:
        'A part of the calculator could not be loaded. An ad blocker or a firewall may stop it.',
      not_ready: 'The calculator was not ready after ten seconds. Check the page again.',
      not_on_page: 'The calculator was made, but put nowhere on the page.',
      hidden: 'The calculator is hidden, such as in a closed section.',
      no_room: 'The calculator has no room: its column or box has no width or no height.',
      advisor_missing: 'The code does not say whose calculator it is. Copy it again from this page.',
      advisor_unknown: 'The name in the code is nobody’s. Copy the code again from this page.',
      api_blocked: 'The site’s security policy keeps your prices away. Its builder has to allow our address.',
      api_insecure: 'The code leads to an address without https. Copy it again from this page.',
      api_unreachable: 'Your prices could not be loaded, so the built-in ones show.',
      api_not_readable: 'Something between the page and us removes what lets it read your prices.',
      api_failing: 'Our server reported an error. Check the page again in a minute.',
      api_not_ours: 'The address in the code leads to another program. Copy the code again from this page.',
      fetch_replaced: 'Another script of the page keeps your prices away.',
      no_cars: 'Your calculator has no car. Choose the cars under Edit Data, or ask us.',
      setting_ignored:
        'A setting in the code has no effect: it is misspelt, or your plan does not include it.',
      frame_silent: 'A frame shows no calculator.',
    },
  },
  preview: 'As a buyer sees it',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type EmbedWords = typeof words;
