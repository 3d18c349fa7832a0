// Over 300 lines because it is a table: hostile addresses by class for one site, and generated ones by seed. Some of
// them stay on the site: the test judges where a browser lands, not how an address looks.

const EVIL = 'evil.example'

const unique = (list: readonly string[]) => [...new Set(list)]

/** Prefixes that turn, or seem to turn, what follows into a host. */
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '\\\\\\',
  '/\\/',
  '//\\',
  '/\\\\',
  '/./',
  '/.//',
  '/..//',
  './/',
  '..//',
  '/%2f',
  '/%2F%2F',
  '%2f%2f',
  '/%5c',
  '/%5C%5C',
  '/%09/',
  '/%0a/',
  '/%0d/',
  '/%00/',
  '/%20/',
  '/;/',
  '//;',
  '//@',
  '//:@',
  '/@',
  '@',
  ':@',
  '?//',
  '#//',
  '/?//',
  '/#//',
  '〱',
  '／／',
  '//／',
  '/／',
]
const TAILS = ['', '/', '/mypage?x=1#y', ':443/']

/** Schemes, harmless and hostile; `alert` shows that a script has run. */
const SCHEMES = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://%0aalert(1)',
  'javascript://%0d%0aalert(1)',
  'javascript:/*--></title>*/alert(1)',
  'javascript:void(0);alert(1)',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  '%6aavascript:alert(1)',
  'java%0ascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'j\na\nv\na\ns\nc\nr\ni\np\nt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript :alert(1)',
  '/javascript:alert(1)',
  '//javascript:alert(1)',
  'x:javascript:alert(1)',
  'feed:javascript:alert(1)',
  'view-source:javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,<script>alert(1)</script>',
  'data:,x',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/temporary/1',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'ws://evil.example/',
  'wss://evil.example/',
  'about:blank',
  'about:srcdoc',
  'mailto:a@evil.example',
  'tel:0100000000',
  'sms:0100000000',
  'intent://evil.example#Intent;scheme=https;end',
  'kakaotalk://web/openExternal?url=https://evil.example',
  'itms-apps://evil.example',
  'chrome://settings',
  'view-source:https://evil.example/',
  'jar:https://evil.example!/',
  'ms-word:ofe|u|https://evil.example/a.docx',
]

const FORMS = [
  'https://H',
  'http://H',
  'HTTPS://H',
  'hTTps://H',
  'https:H',
  'https:/H',
  'https:///H',
  'https:////H',
  'https:\\\\H',
  'https:/\\H',
  'https:\\/H',
  'https://\\H',
  'https:// H',
  'https://\tH',
  'ht\ntps://H',
  'h\tttps://H',
  ' https://H',
  '\thttps://H',
  'https :// H',
  'https%3A%2F%2FH',
  'https%3a//H',
  'https;//H',
  'https//H',
  '://H',
  ':https://H',
  'url:https://H',
  'url=https://H',
  'https://https://H',
  'H',
  'www.H',
]

/** Hosts that resemble the site's own, `S`; `P` is its host and port. */
const LOOKALIKES = [
  'https://P.evil.example/',
  'https://P@evil.example/',
  'https://P:80@evil.example/',
  'https://P%40evil.example/',
  'https://fan:secret@P/',
  'https://fan@P/',
  'https://:secret@P/',
  'https://evil.example/P',
  'https://evil.example/?P',
  'https://evil.example/#P',
  'https://evil.example\\@P/',
  'https://evil.example#@P/',
  'https://evil.example?@P/',
  'https://evil.example/@P/',
  'https://evil.example;P/',
  'https://evil.example%00P/',
  'https://evil.example%2fP/',
  'https://evil.example%5cP/',
  'https://evil.example%23@P/',
  'https://evil.example\u3002P/',
  'https://Sevil.example/',
  'https://S-evil.example/',
  'https://evil-S/',
  'https://evilS/',
  'https://sub.S/',
  'https://www.S/',
  'https://S./',
  'https://S:1/',
  'https://S:65535/',
  'https://S:65536/',
  'https://S:/evil',
  'http://S:81/',
  'https://S\u3002evil.example/',
  'https://S\uff0eevil.example/',
  'https://S\u2024evil.example/',
  'https://S%2eevil.example/',
  'https://S%2f@evil.example/',
  'https://S%252f@evil.example/',
  'https://S\\.evil.example/',
  'https://S\t.evil.example/',
  'https://S\u00ad.evil.example/',
  'https://S\u200b.evil.example/',
  'https://[S]/',
  'https://[::1',
  'https://[::ffff:1.2.3.4]/',
  'https://0x01020304/',
  'https://16909060/',
  'https://1.2.772/',
  'https://①.②.③.④/',
  'https://ｅｖｉｌ.example/',
  'https://xn--evl-jma.example/',
  'https://évil.example/',
  'https://',
  'https:///',
  'https://?',
  'https://#',
  'https://@',
  'https://:443',
  'https://%',
  'https://evil example/',
]

/** Characters that parsers drop, reorder or confuse with others. */
const CONTROLS = [
  ...Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)),
  '\u007f',
  '\u0080',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u1680',
  '\u2000',
  '\u200b',
  '\u200e',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u3000',
  '\ufeff',
  '\uffff',
]

const BARE = [
  '',
  ' ',
  '.',
  '..',
  '...',
  'mypage',
  './mypage',
  '../mypage',
  '?a=1',
  '#top',
  '%',
  '%zz',
  'null',
]

/** Over four hundred addresses written by hand, for a site at `site`. */
export function hostileUrls(site: string): string[] {
  const { hostname, host } = new URL(site)
  return unique([
    ...LEADS.flatMap((lead) => TAILS.map((tail) => lead + EVIL + tail)),
    ...SCHEMES,
    ...FORMS.flatMap((form) => [form.replace('H', EVIL), `${form.replace('H', EVIL)}/?x`]),
    ...LOOKALIKES.map((form) => form.replaceAll('P', host).replaceAll('S', hostname)),
    ...CONTROLS.flatMap((one) => [`${one}//${EVIL}`, `/${one}/${EVIL}`, `https:${one}//${EVIL}`]),
    ...BARE,
  ])
}

/** Fifty valid paths; each leads to itself. */
export const GOOD_PATHS = [
  ...[
    '/',
    '/mypage',
    '/drops/101',
    '/account/verify',
    '/orblit',
    '/fcseoul-2025',
    '/ten-missions',
    '/a/b/c/d',
  ],
  ...[
    '/mypage?tab=cards',
    '/drops/1?tab=cards#top',
    '/#top',
    '/?a=1',
    '/?a=1&b=2',
    '/?a=&b',
    '/search?q=%EC%86%8C',
  ],
  ...[
    '/?next=https://evil.example',
    '/?next=//evil.example',
    '/#https://evil.example',
    '/https://evil.example',
  ],
  ...[
    '/http:',
    '/javascript:alert(1)',
    '/a:b',
    '/@fan',
    '/a@b',
    '/user:pass@x',
    '/a//b',
    '/a//',
    '/%2F',
    '/%5C',
  ],
  ...[
    '/%09/evil.example',
    '/%00',
    '/%20',
    '/a%20b',
    '/a+b',
    '/~fan',
    '/a.b',
    '/a-b_c',
    "/a'b",
    '/(a)',
    '/a;b=c',
  ],
  ...['/a,b', '/a=b', '/a&b', '/a!b', '/a$b', '/a*b', '/A/B', '/1', '/itta-magazine/1', '/redboosters/main'],
]

/** Generates addresses by seed: recombined parts of the others, and single characters changed. */
export function generatedUrls(site: string, seed: number, count: number): string[] {
  let state = seed >>> 0
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const { origin, host, hostname } = new URL(site)
  const hosts = [EVIL, host, hostname, `${host}.${EVIL}`, `${host}@${EVIL}`, '[::1]', '127.1', '']
  const starts = ['', '/', 'https://', 'http://', 'https:', origin, ...LEADS, ...CONTROLS]
  const pieces = ['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', ...CONTROLS, 'a', '/mypage', ':443']
  const known = hostileUrls(site)
  const made = () => oneOf(starts) + oneOf(pieces) + oneOf(hosts) + oneOf(pieces) + oneOf(pieces)
  const changed = () => {
    const text = oneOf(known)
    const at = Math.floor(random() * (text.length + 1))
    return text.slice(0, at) + oneOf(pieces) + text.slice(at + (random() < 0.5 ? 1 : 0))
  }
  return Array.from({ length: count }, () => (random() < 0.5 ? made() : changed()))
}
