import { expect, it } from 'vitest'
import { clausesOf, compensationOf, takingBackOf } from '@/lib/server/modules/core/legal/rules-clauses'
import { TRANSFER } from '@/lib/server/modules/core/legal/rules-transfer'

it('clauses are the headings with what is below them, without those that are filled in for an order', () => {
  const text =
    '开头\n## 一、账号\n- {{商品名称}}\n## 二、承诺\n- **不找回**\n- 如实描述。\n## 附则\n生效。\n## 三、空的'
  expect(clausesOf(text)).toEqual([
    { name: '《账号转让协议》第二条 承诺', text: '不找回如实描述。' },
    { name: '《账号转让协议》附则', text: '生效。' },
  ])
})

it('the text delivered with the program has a clause about taking back, with its compensation', () => {
  const clauses = clausesOf(TRANSFER)
  expect(clauses.length).toBeGreaterThan(5)
  const clause = takingBackOf(clauses)
  expect(clause?.name).toBe('《账号转让协议》第四条 卖家找回账号的后果')
  expect(clause && compensationOf(clause)).toBe(30)
})

it('a text that says nothing about taking back has no such clause and no compensation', () => {
  const clauses = clausesOf('## 一、承诺\n违约金另行约定。')
  expect(takingBackOf(clauses)).toBeUndefined()
  expect(clauses.map(compensationOf)).toEqual([null])
})
