import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashedCsp, nonceCsp, sealHtml as sealBytes } from '@/lib/server/front/csp'
import { pictureHosts } from '@/lib/shared/pictures/picture-hosts'

const NONCE = 'n0nceN0nceN0nce'
const sealHtml = (text: string, ...rest: [nonce: string, options?: Parameters<typeof sealBytes>[2]]) => {
  const { html, ...sealed } = sealBytes(Buffer.from(text), ...rest)
  return { ...sealed, html: html.toString() }
}
const own = (body: string, more = '') => `<script nonce="${NONCE}"${more}>${body}</script>`
const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const PUSH = 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n"])'

/** The same script as it is cached. */
const SHORT = `self.__next_f.push([1,'1:["$","p"]\\n'])`

describe('CSP sealing of rendered HTML', () => {
  it("CSP sealing allows the framework's own scripts by hash and removes the nonce everywhere", () => {
    const bootstrap =
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});'
    const reveal = '$RC("B:0","S:0")'
    const sealed = sealHtml(
      `<body>${own(bootstrap, ' id="_R_"')}${own(PUSH)}${own(reveal)}<script src="/a.js" nonce="${NONCE}"></script></body>`,
      NONCE,
    )
    expect(sealed.refused).toBe(0)
    expect(sealed.html).not.toContain(NONCE)
    expect(sealed.html).not.toContain('nonce=')
    for (const body of [bootstrap, SHORT, reveal]) {
      expect(sealed.csp).toContain(hash(body))
      expect(sealed.html).toContain(`>${body}</script>`)
    }
  })

  it('CSP sealing hashes the script as sent: a nonce in its data is removed before hashing', () => {
    const body = `self.__next_f.push([1,"x:{\\"nonce\\":\\"${NONCE}\\"}\\n"])`
    const sealed = sealHtml(own(body), NONCE)
    const shown = /<script>(.*)<\/script>/s.exec(sealed.html)?.[1] as string
    expect(sealed.csp).toContain(hash(shown))
  })

  it('CSP sealing removes the nonce from the properties of elements in the data', () => {
    const data = JSON.stringify(`4:["$","script",null,{"src":"/a.js","nonce":"${NONCE}"}]\n`)
    const { html } = sealHtml(own(`self.__next_f.push([1,${data}])`), NONCE)
    expect(html).toBe(`<script>self.__next_f.push([1,'4:["$","script",null,{"src":"/a.js"}]\\n'])</script>`)
  })

  it.each([
    `it's "quoted"`,
    'a\\ backslash, \\" both, \\\\" more',
    '皮肤“星元” \\\\ 300 皮',
    `'];alert(1);['`,
    '</script><script>alert(1)//',
    '\u2028 line\nbreaks\r and $& $1 marks',
  ])('CSP sealing rewrites a script with fewer backslashes and the same data: %j', (text) => {
    const data = JSON.stringify(text).replaceAll('<', '\\u003c')
    const { html, refused } = sealHtml(own(`self.__next_f.push([1,${data}])`), NONCE)
    const script = /^<script>(.*)<\/script>$/s.exec(html)?.[1] as string
    const pushed: unknown[] = []
    new Function('self', script)({ __next_f: pushed })
    expect([pushed, refused]).toEqual([[[1, text]], 0])
  })

  it("CSP sealing rejects a script in the framework's form without the nonce", () => {
    const sealed = sealHtml(`<div><script>${PUSH}</script></div>`, NONCE)
    expect(sealed).toMatchObject({ refused: 1, csp: hashedCsp({ scripts: [], styles: [] }) })
  })

  it.each([
    ['plain code', 'alert(1)'],
    ['code after the data', `${PUSH};alert(1)`],
    ['a call in place of the data', 'self.__next_f.push([1,alert(1)])'],
    ['code after a reveal', '$RC("B:0","S:0");alert(1)'],
  ])('CSP sealing rejects %s even with the nonce', (_, body) => {
    const sealed = sealHtml(own(body), NONCE)
    expect(sealed.refused).toBe(1)
    expect(sealed.csp).not.toContain(hash(body))
  })

  it.each(['<script ', '<script>', `<script nonce="${NONCE}">`, '</script ', '<script></script '])(
    'CSP sealing leaves repeated %j in the text unchanged',
    (text) => {
      const html = `${own(PUSH)}<p>皮肤</p>${text.repeat(50_000)}`
      const sealed = sealHtml(html, NONCE)
      expect(sealed.refused).toBe(0)
      expect(sealed.html).toBe(
        `<script>${SHORT}</script>${html.slice(own(PUSH).length).replaceAll(` nonce="${NONCE}"`, '')}`,
      )
    },
  )

  it('CSP sealing leaves JSON-LD data blocks unchanged', () => {
    const sealed = sealHtml('<script type="application/ld+json">{}</script>', NONCE)
    expect(sealed).toMatchObject({ refused: 0, csp: hashedCsp({ scripts: [], styles: [] }) })
  })

  it('CSP sealing does not treat a similar script type as data', () => {
    expect(sealHtml('<script type="module">alert(1)</script>', NONCE).refused).toBe(1)
    expect(sealHtml('<script data-type="application/json">alert(1)</script>', NONCE).refused).toBe(1)
  })

  it('CSP sealing of a prerendered page allows scripts by their form alone', () => {
    expect(sealHtml(`<script>${PUSH}</script><script>alert(1)</script>`, NONCE, { prerendered: true })).toMatchObject({
      refused: 1,
    })
    expect(sealHtml(`<script>${PUSH}</script>`, NONCE, { prerendered: true }).csp).toContain(hash(SHORT))
  })
})

it('the CSP never allows all inline scripts, and eval only in development', () => {
  for (const csp of [hashedCsp({ scripts: [], styles: [] }), nonceCsp('x'), nonceCsp('x', {}, true)]) {
    const scripts = csp.split(';').find((part) => part.trim().startsWith('script-src')) as string
    expect(scripts).not.toContain('unsafe-inline')
    expect(csp).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  }
  expect(nonceCsp('x')).not.toContain('unsafe-eval')
})

describe('CSP for styles, pictures and connections', () => {
  const of = (csp: string, name: string) =>
    csp
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `))
  const BRAND = 'html:root{--brand-primary:#1E46A8}'

  it('a style element with the nonce is allowed by hash, others are not', () => {
    const sealed = sealHtml(`<style nonce="${NONCE}">${BRAND}</style><style>body{display:none}</style>`, NONCE)
    expect(of(sealed.csp, 'style-src')).toBe(`style-src 'self' ${hash(BRAND)}`)
    expect(sealed.html).toContain(`<style>${BRAND}</style>`)
    expect(of(nonceCsp('x'), 'style-src')).toBe("style-src 'self' 'nonce-x'")
    expect(of(nonceCsp('x', {}, true), 'style-src')).toContain('unsafe-inline')
  })

  it('the CSP allows connections to the own host only, and pictures of it and of configured hosts', () => {
    const pictures = pictureHosts({
      pictArea: {
        webIcon: '/brand/x.svg',
        backImg: 'https://img.example/a/b.png',
        logo: 'http://plain.example/x.png',
        qrCode: '',
      },
      botQuals: [{ url: 'https://img.example/c.png', htUrl: 'https://else.example/', tarAtt: '', caption: '' }],
    })
    expect(pictures).toEqual(['https://img.example'])
    for (const csp of [nonceCsp('x', { pictures }), sealHtml('', NONCE, { pictures }).csp]) {
      expect(of(csp, 'img-src')).toBe("img-src 'self' data: blob: https://img.example")
      expect(of(csp, 'connect-src')).toBe("connect-src 'self'")
      expect(of(csp, 'media-src')).toBe("media-src 'self' blob:")
      expect(csp).not.toContain('wss:')
    }
  })

  it('the CSP allows the statistics host for frames only', () => {
    const csp = nonceCsp('x', { frames: 'https://frames.example' })
    expect(of(csp, 'frame-src')).toBe("frame-src 'self' https://frames.example")
    expect(csp.split('https://frames.example')).toHaveLength(2)
    expect(nonceCsp('x')).not.toContain('frame-src')
  })
})
