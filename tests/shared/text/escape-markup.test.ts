import { expect, it } from 'vitest'
import { escapeMarkup } from '@/lib/shared/text/escape-markup'

it('escapes what ends text or an attribute in HTML and XML, once', () => {
  expect(escapeMarkup(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;')
  expect(escapeMarkup('王者荣耀 V8')).toBe('王者荣耀 V8')
})
