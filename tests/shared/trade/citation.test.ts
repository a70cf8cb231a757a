import { expect, test } from 'vitest'
import { citationText, readCitation } from '@/lib/shared/trade/dispute-rules'

test('the rule and the facts of a decision are read back from its reason, also if the facts contain a colon', () => {
  const citation = { rule: '描述规则 2.4', facts: '截图显示：武器已到期' }
  expect(readCitation(citationText(citation))).toEqual(citation)
  expect(readCitation('')).toEqual({ rule: '', facts: '' })
})
