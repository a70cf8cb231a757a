import { expect, test } from 'vitest'
import { matchState, plainText, sanitizeArticle, shapeArticle } from '@/lib/server/modules/listings/content/rules'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=password><button>登录</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p style="position:fixed;inset:0" class="dialog" id="main" onclick="alert(1)">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<h2 id="cookie"><img name="body" src="/media/a.webp"></h2>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel=stylesheet href=//evil.example>',
  '<object data="x"></object><embed src="x"><video src=x onerror=alert(1)></video><template><script>1</script></template>',
  '<img src="//evil.example/x.png"><img src="javascript:alert(1)">',
]

test.each(HOSTILE)('%s is sanitized: no scripts, forms, overlays or foreign ids', (html) => {
  const clean = shapeArticle(html).html
  expect(clean).not.toMatch(
    /<(?:script|iframe|svg|math|form|input|button|style|base|meta|link|object|embed|video|template|noscript)\b/i,
  )
  expect(clean).not.toMatch(
    /\son\w+=|javascript:|data:text|style=|class="dialog"|id="(?!s\d)|name=|(?:src|href)="\/\/|srcdoc/i,
  )
})

test('links to this host open in the tab, foreign ones in a new tab without opener, referrer or link weight', () => {
  expect(sanitizeArticle('<a href="/kfyz" target="_blank">x</a>')).toBe('<a href="/kfyz">x</a>')
  expect(sanitizeArticle('<a href="https://a.example/">x</a>')).toBe(
    '<a href="/jump?url=https%3A%2F%2Fa.example%2F" rel="noreferrer nofollow" target="_blank">x</a>',
  )
  expect(sanitizeArticle('<a href="/\\evil.example">x</a>')).toContain('rel="noreferrer nofollow"')
})

test('article pictures have a size, load lazily, and come from this host', () => {
  expect(sanitizeArticle('<img src="/media/a.webp" alt="图" width="640" height="480">')).toBe(
    '<img src="/media/a.webp" alt="图" width="640" height="480" loading="lazy" decoding="async" />',
  )
  expect(sanitizeArticle('<img src="/media/a.webp" width="99999">')).toContain('width="800" height="450"')
  expect(sanitizeArticle('<img src="https://a.example/x.png">')).toBe('')
  expect(sanitizeArticle('<img src="//a.example/x.png"><img src="/\\a.example/x.png">')).toBe('')
  expect(sanitizeArticle('<img alt="x">')).toBe('')
})

test('headings get generated ids and a table of contents; there is no second h1, and tables scroll', () => {
  const { html, toc } = shapeArticle(
    '<h1>一 &amp; <em>二</em></h1><p>x</p><h2>三</h2><table><tr><td>1</td></tr></table>',
  )
  expect(toc).toEqual([
    { id: 's1', title: '一 & 二' },
    { id: 's2', title: '三' },
  ])
  expect(html).toContain('<h2 id="s1">')
  expect(html).not.toContain('<h1')
  expect(html).toMatch(/<div class="table-scroll" role="region"[^>]*tabindex="0"><table>.*<\/table><\/div>/s)
})

test('extracts plain text from article markup', () => expect(plainText('<b>a</b> &lt;b&gt; ')).toBe('a <b>'))

test('a match is live from its start to its result, and no longer than six hours without one', () => {
  const startsAt = new Date('2026-11-21T12:00:00Z')
  const at = (hours: number, endedAt: Date | null = null) =>
    matchState({ startsAt, endedAt }, new Date(startsAt.getTime() + hours * 3_600_000))
  expect([at(-1), at(0), at(5.9), at(6), at(3, new Date('2026-11-21T14:00:00Z'))]).toEqual([
    'upcoming',
    'live',
    'live',
    'awaiting',
    'finished',
  ])
})
