import { onTestFinished } from 'vitest'
import { Clock } from '../clock'
import { LogRecorder } from '../log-recorder'
import { AlipayDouble } from './alipay-double'

/** Short, for answers that never come; on a busy machine a real answer must be faster than that. */
export const SHORT_MS = 1500

/** Alipay's double for one test, with clock and log. */
export async function openDouble(mode: 'key' | 'certificate' = 'certificate') {
  const clock = new Clock()
  const recorder = new LogRecorder()
  const alipay = await AlipayDouble.open({ now: clock.now, mode })
  onTestFinished(() => alipay.close())
  const app = { ...alipay.credentials, now: clock.now, log: recorder.log }
  return { alipay, clock, recorder, app }
}
