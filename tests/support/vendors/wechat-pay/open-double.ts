import { onTestFinished } from 'vitest'
import { Clock } from '../clock'
import { KeptLog } from '../kept-log'
import { WechatDouble } from './wechat-double'

/** Short, for answers that never come. */
export const SHORT_MS = 1500

/** WeChat Pay's double for one test, with clock and log. */
export async function openDouble() {
  const clock = new Clock()
  const kept = new KeptLog()
  const wechat = await WechatDouble.open({ now: clock.now })
  onTestFinished(() => wechat.close())
  const merchant = { ...wechat.credentials, now: clock.now, log: kept.log }
  return { wechat, clock, kept, merchant }
}
