import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SMS_TEMPLATES, smsText, smsValues } from '@/lib/shared/people/sms-templates'

test.each(['docs/vendors.md', 'docs/zh/vendors.md'])('%s lists every text message as it is sent', (path) => {
  const text = readFileSync(path, 'utf8')
  for (const kind of Object.keys(SMS_TEMPLATES)) expect(text).toContain(`| \`${kind}\` |`)
  for (const template of Object.values(SMS_TEMPLATES)) expect(text).toContain(`| ${template.text} |`)
})

test('a value is cut to 35 characters and fills its place in the text', () => {
  const message = { kind: 'actionCode', values: { what: '提'.repeat(40), code: '123456' } } as const
  expect([...(smsValues(message).what ?? '')]).toHaveLength(35)
  expect(smsText(message)).toMatch(/^你正在提{34}…，验证码是123456，/)
})
