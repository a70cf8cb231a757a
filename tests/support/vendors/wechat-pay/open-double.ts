import { onTestFinished } from 'vitest'
import { Clock } from '../clock'
import { LogRecorder } from '../log-recorder'
import { WechatDouble } from './wechat-double'

/** Short, for answers that never come. */
export const SHORT_MS = 1500

/** WeChat Pay's double for one test, with clock and log. */
export async function openDouble() {
  const clock = new Clock()
  const recorder = new LogRecorder()
  const wechat = await WechatDouble.open({ now: clock.now })
  onTestFinished(() => wechat.close())
  const merchant = { ...wechat.credentials, now: clock.now, log: recorder.log }
  return { wechat, clock, recorder, merchant }
}
