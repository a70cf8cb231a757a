import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { createAlarmWebhook } from '@/lib/server/providers/alarm/webhook'
import { jsonServer } from '../../support/json-server'

const now = () => new Date('2035-03-13T10:00:00+08:00')
const AT = now().getTime()

it('WeCom gets plain text, and its refusal in a 200 is an error', async () => {
  let errcode = 0
  const vendor = await jsonServer(() => ({ errcode, errmsg: '' }))
  const alarm = createAlarmWebhook({ format: 'wecom', url: `${vendor.origin}/send?key=k`, secret: '', now })
  await alarm.send('磁盘将满')
  expect(JSON.parse(vendor.requests[0]?.body ?? '')).toEqual({ msgtype: 'text', text: { content: '磁盘将满' } })
  errcode = 45009
  await expect(alarm.send('再说一次')).rejects.toThrow('code 45009')
})

it('DingTalk gets time and signature in the address', async () => {
  const vendor = await jsonServer(() => ({ errcode: 0 }))
  const alarm = createAlarmWebhook({
    format: 'dingtalk',
    url: `${vendor.origin}/send?access_token=t`,
    secret: 'SECkey',
    now,
  })
  await alarm.send('账目不符')
  expect(vendor.requests[0]?.query).toEqual({
    access_token: 't',
    timestamp: String(AT),
    sign: createHmac('sha256', 'SECkey').update(`${AT}\nSECkey`).digest('base64'),
  })
})

it('Feishu gets time in seconds and signature in the body, and answers with another code', async () => {
  let code = 0
  const vendor = await jsonServer(() => ({ code }))
  const alarm = createAlarmWebhook({ format: 'feishu', url: `${vendor.origin}/hook/x`, secret: 'key', now })
  await alarm.send('任务停止')
  const timestamp = String(AT / 1000)
  expect(JSON.parse(vendor.requests[0]?.body ?? '')).toEqual({
    timestamp,
    sign: createHmac('sha256', `${timestamp}\nkey`).update('').digest('base64'),
    msg_type: 'text',
    content: { text: '任务停止' },
  })
  code = 19021
  await expect(alarm.send('任务停止')).rejects.toThrow('code 19021')
})

it('without a key the messages are unsigned', async () => {
  const vendor = await jsonServer(() => ({ errcode: 0, code: 0 }))
  for (const format of ['dingtalk', 'feishu'] as const)
    await createAlarmWebhook({ format, url: `${vendor.origin}/a`, secret: '', now }).send('x')
  expect(vendor.requests.map(({ query, body }) => [query, 'sign' in JSON.parse(body)])).toEqual([
    [{}, false],
    [{}, false],
  ])
})
