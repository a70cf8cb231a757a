import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashedCsp, nonceCsp, sealHtml } from '@/lib/server/front/csp'

const NONCE = 'n0nceN0nceN0nce'
const own = (body: string, more = '') => `<script nonce="${NONCE}"${more}>${body}</script>`
const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const PUSH = 'self.__next_f.push([1,"1:[\\"$\\",\\"p\\"]\\n"])'

describe('sealing a render', () => {
  it("blesses the framework's own scripts by hash and removes the nonce everywhere", () => {
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
    for (const body of [bootstrap, PUSH, reveal]) expect(sealed.csp).toContain(hash(body))
  })

  it('hashes what the browser will see: a nonce inside the data is gone before the hash is taken', () => {
    const body = `self.__next_f.push([1,"x:{\\"nonce\\":\\"${NONCE}\\"}\\n"])`
    const sealed = sealHtml(own(body), NONCE)
    const shown = /<script>(.*)<\/script>/s.exec(sealed.html)?.[1] as string
    expect(sealed.csp).toContain(hash(shown))
  })

  it("refuses a script in the framework's form that does not carry the nonce", () => {
    const sealed = sealHtml(`<div><script>${PUSH}</script></div>`, NONCE)
    expect(sealed).toMatchObject({ refused: 1, csp: hashedCsp([]) })
  })

  it.each([
    ['plain code', 'alert(1)'],
    ['code after the data', `${PUSH};alert(1)`],
    ['a call in place of the data', 'self.__next_f.push([1,alert(1)])'],
    ['code after a reveal', '$RC("B:0","S:0");alert(1)'],
  ])('refuses %s even with the nonce', (_, body) => {
    const sealed = sealHtml(own(body), NONCE)
    expect(sealed.refused).toBe(1)
    expect(sealed.csp).not.toContain(hash(body))
  })

  it('leaves data blocks alone', () => {
    const sealed = sealHtml('<script type="application/ld+json">{}</script>', NONCE)
    expect(sealed).toMatchObject({ refused: 0, csp: hashedCsp([]) })
  })

  it('does not take a look-alike type for data', () => {
    expect(sealHtml('<script type="module">alert(1)</script>', NONCE).refused).toBe(1)
    expect(sealHtml('<script data-type="application/json">alert(1)</script>', NONCE).refused).toBe(1)
  })

  it('a page without request data goes by form alone', () => {
    expect(sealHtml(`<script>${PUSH}</script><script>alert(1)</script>`, NONCE, true)).toMatchObject({ refused: 1 })
    expect(sealHtml(`<script>${PUSH}</script>`, NONCE, true).csp).toContain(hash(PUSH))
  })
})

it('never allows inline scripts wholesale, eval only in development', () => {
  for (const csp of [hashedCsp([]), nonceCsp('x'), nonceCsp('x', true)]) {
    const scripts = csp.split(';').find((part) => part.trim().startsWith('script-src')) as string
    expect(scripts).not.toContain('unsafe-inline')
    expect(csp).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  }
  expect(nonceCsp('x')).not.toContain('unsafe-eval')
})
