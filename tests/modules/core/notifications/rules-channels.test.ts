import { expect, test } from 'vitest'
import { mailText, nextTry, sendDue, smsMessage } from '@/lib/server/modules/core/notifications/rules-channels'
import { smsText } from '@/lib/shared/people/sms-templates'

const at = (time: string) => new Date(`2026-03-02T${time}+08:00`)

test.each([
  ['07:59:59', '2026-03-02T08:00:00+08:00'],
  ['08:00:00', '2026-03-02T08:00:00+08:00'],
  ['21:59:59', '2026-03-02T21:59:59+08:00'],
  ['22:00:00', '2026-03-03T08:00:00+08:00'],
  ['00:00:00', '2026-03-02T08:00:00+08:00'],
])('a notification at %s is sent by SMS at %s', (time, due) => {
  expect(sendDue('order', 'sms', at(time))).toEqual(new Date(due))
  expect(sendDue('order', 'wechat', at(time))).toEqual(new Date(due))
  expect(sendDue('order', 'mail', at(time))).toEqual(at(time))
  expect(sendDue('security', 'sms', at(time))).toEqual(at(time))
})

test('failed sending is retried after 1, 5 and 30 minutes, then given up', () => {
  const waits = [1, 2, 3, 4].map((tries) => nextTry(tries, at('12:00:00'))?.getTime())
  expect(waits.map((time) => time && (time - at('12:00:00').getTime()) / 60_000)).toEqual([1, 5, 30, undefined])
})

test('an SMS of a notification names no link, and its value fits the limit of vendors', () => {
  const message = smsMessage({ kind: 'order', title: '很长的标题'.repeat(20) })
  expect(message.kind).toBe('orderNotice')
  expect(smsText(message)).toMatch(/^(?:很长的标题){6}很长的标…。详情请自行打开网站/)
  expect(smsText(message)).not.toMatch(/https?:/)
})

test('a mail describes the event and contains no link', () => {
  const text = mailText('衡集', { title: '登录密码已修改', text: 'IP 10.0.0.1' })
  expect(text).toContain('登录密码已修改')
  expect(text).toContain('IP 10.0.0.1')
  expect(text).not.toMatch(/https?:/)
})
