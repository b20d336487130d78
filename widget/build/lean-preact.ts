import type { Plugin } from 'rollup';

/** What stands in Preact's file for features that the widget does without, and what takes its place. */
const without: Readonly<Record<string, readonly (readonly [found: string, instead: string])[]>> = {
  'hydration and suspense: the container is empty when it is drawn into': [
    [
      '128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),',
      '',
    ],
    [
      'if(e.length=v,r.__v=null,c||o)if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);else r.__e=u.__e;',
      'e.length=v,r.__v=null,r.__e=u.__e;',
    ],
    ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
    ['p&&p.some(g),', ''],
    ['&&!t.data.startsWith("$s")', ''],
    [
      'if(a="template"==C&&t.content||t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes),!l&&o)for($={},s=0;s<t.attributes.length;s++)$[(k=t.attributes[s]).name]=k.value;',
      'a=t;',
    ],
    [',l&&(n.__m&&n.__m(r,o),l=!1),o=null}', '}'],
    ['l&&"function"!=typeof k||', ''],
    ['l&&"textarea"!=C||(s="value"', '(s="value"'],
    ['$===x||l&&t.data==x||', '$===x||'],
    ['o?o[0]:u.__k&&S(u,0)', 'u.__k&&S(u,0)'],
    ['l,c),o&&o.some(g))', 'l,c))'],
    ['i=(u=t&&32&t.__u)?null:r.__k', 'i=r.__k'],
    ['i?null:r.firstChild?d.call(r.childNodes):null,f,i?i.__e:r.firstChild,u,o)', 'null,f,i&&i.__e,0,o)'],
    ['32&u.__u?[i]:null,f,i||S(u),32&u.__u,o)', 'null,f,i||S(u),0,o)'],
  ],
  portals: [
    [
      'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
      '',
    ],
    ['M.__P&&(r.__e=null,l=s),', ''],
    ['||n.props.__P?null:S(n)', '?null:S(n)'],
    ['&&n.__c&&!n.props.__P)', '&&n.__c)'],
    ['if(n.props.__P)return t;', ''],
    ['u&&!t.props.__P)', 'u)'],
  ],
  'HTML as text': [
    ['"dangerouslySetInnerHTML"==s?y=k:', ''],
    ['"dangerouslySetInnerHTML"==s?h=k:', ''],
    [
      'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),',
      '(',
    ],
  ],
  'MathML, and elements that were there before': [
    [
      'if("svg"==C?f="http://www.w3.org/2000/svg":"math"==C?f="http://www.w3.org/1998/Math/MathML":f||(f="http://www.w3.org/1999/xhtml"),o)for(s=0;s<o.length;s++)if((k=o[s])&&(C?k.localName==C:3==k.nodeType)){t=k,o[s]=null;break}',
      '"svg"==C?f="http://www.w3.org/2000/svg":f||(f="http://www.w3.org/1999/xhtml");',
    ],
    ['("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))', '"foreignObject"==C'],
  ],
  'what classes had before hooks; only the boundary is one': [
    [
      'M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),',
      '',
    ],
    [
      ',V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))',
      '',
    ],
    ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
    ['C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),', ''],
    ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),', ''],
    [
      '(e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&',
      'i.componentDidCatch&&',
    ],
    ['x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},', ''],
    [
      'C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})}else C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
      '}',
    ],
    ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length', 'd.__h.length'],
    ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),', ''],
    ['d.__h=[],d.__k=[])', 'd.__h=[])'],
    [
      'setState=function(n,t){var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))}',
      'setState=function(n){var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),_(r,n),this.__v&&L(this)}',
    ],
  ],
  'contexts but as their own providers, read by a hook': [
    ['t.__=n,t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t,t', 't.__=n,t'],
    ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
    ['j&&j.sub(d),', ''],
  ],
  'progress bars, old names of links in SVG, and whole documents': [
    ['"progress"==C&&null==b?t.removeAttribute(s):', ''],
    ['b===t[s]&&("progress"!=C||b)||N(', 'b===t[s]||N('],
    ['.replace(/xlink(H|:h)/,"h")', ''],
    ['9==r.nodeType&&(r=r.documentElement),', ''],
    [
      'if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for',
      '{if(u)for',
    ],
    [',f=t!=(t=t.replace(l,"$1"))', ''],
    ['addEventListener(t,o,f)', 'addEventListener(t,o)'],
    ['removeEventListener(t,o,f)', 'removeEventListener(t,o)'],
    ['l=/(PointerCapture)$|Capture$/i,', ''],
    ['"popover"==t&&1==r?"":r', 'r'],
    ['&&"popover"!=t', ''],
    ['&&"list"!=t&&"form"!=t', ''],
    // `translate` is true or false as a property and `yes` or `no` as an attribute, which is how React has it.
    ['&&"tabIndex"!=t&&"download"!=t&&"rowSpan"!=t', '&&"translate"!=t'],
    ['"width"!=t&&"height"!=t&&', ''],
    ['&&"colSpan"!=t', ''],
  ],
  'text that is an object': [['||o.constructor===String', '']],
  'refs that give something back, values that only begin, and HTML within SVG': [
    [
      '"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r',
      '"function"==typeof t?t(r):t.current=r',
    ],
    ['||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x||', '||'],
    ['"foreignObject"==C&&(f="http://www.w3.org/1999/xhtml"),', ''],
  ],
  'documents but the page’s, and elements that are moved with their state': [
    ['M=a.ownerDocument||document,!C)return M.createTextNode(x);', '!C)return document.createTextNode(x);'],
    ['t=M.createElementNS(f,C,x.is?x:a)', 't=document.createElementNS(f,C)'],
    ['!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):', ''],
  ],
  'what is thrown in place of a promise, and what changes while it is drawn: that is drawn again after': [
    ['t&&t.then||D(r)', 'D(r)'],
    ['H=n.__r,q=C?25:0;do{d.__g&=-9,H&&H(r),', 'd.__g&=-9,n.__r(r),'],
    ['}while(8&d.__g&&++q<25);', ';'],
  ],
  'comments among the elements: nobody puts any into a shadow root; but a translator moves text into elements of its own':
    [
      [
        'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&(',
        'for(;t&&t.parentNode!=r;)t=t.parentNode;o=n.__e,o!=t&&(',
      ],
      [',t=o;(t=t&&t.nextSibling)&&8==t.nodeType;);return t}', ';return o&&o.nextSibling}'],
    ],
  'what others may hang themselves into; `hooks.ts` is told of each drawing, and of nothing else': [
    ['return!o&&n.vnode&&n.vnode(e),e}', 'return e}'],
    ['n.vnode&&n.vnode(r),', ''],
    ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
    ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
    ['n.event?n.event(r):r', 'r'],
    ['(s=n.__b)&&s(r);', ''],
    ['return(s=n.diffed)&&s(r),l}', 'return l}'],
    ['n.__c&&n.__c(r,t),', ''],
    ['n.unmount&&n.unmount(t),', ''],
    ['n.__&&n.__(t,r),', ''],
  ],
  "what a page has added to every object: attributes are an element's own": [
    ['p={},y=[]', 'p={__proto__:null},y=[]'],
    [
      'f,o={},e=arguments.length;for(f in t)"key"==f?u=t[f]:"ref"==f&&"function"!=typeof n',
      'f,o={__proto__:null},e=arguments.length;for(f in t={__proto__:null,...t})"key"==f?u=t[f]:"ref"==f&&"function"!=typeof n',
    ],
  ],
};

/**
 * Leaves out of Preact what the widget does without: half a kilobyte that every page would fetch. Preact's version is
 * pinned, and each place has to be found exactly once; a newer one that reads otherwise fails the build.
 */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  transform(code, id) {
    if (!id.endsWith('/preact/dist/preact.mjs')) return null;
    let lean = code;
    for (const [feature, places] of Object.entries(without))
      for (const [found, instead] of places) {
        const [before = '', after, ...others] = lean.split(found);
        if (after === undefined || others.length > 0)
          this.error(`Preact reads otherwise than expected (${feature}): ${found}`);
        lean = before + instead + after;
      }
    return { code: lean, map: null };
  },
};
