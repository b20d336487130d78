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
        'Tried: they keep the link. The code works only in their HTML block, if they have one.',
      ],
      ['Froala, SunEditor, GrapesJS', 'Tried: use the frame alone, and set its height by hand.'],
      ['Ghost', 'Tried: an HTML card keeps the code.'],
      ['VitePress', 'Tried: a script stops the build. Put the frame alone inside a <div>.'],
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
  preview: 'As a buyer sees it',
  failed: 'That did not work. Please try again.',
  unreachable: 'The server could not be reached. Please check your connection.',
};

export type EmbedWords = typeof words;
