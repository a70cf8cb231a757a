import type { JsapiParams } from '@/lib/shared/money/pay-modes'

interface Bridge {
  invoke(name: 'getBrandWCPayRequest', params: JsapiParams, done: (result: { err_msg: string }) => void): void
}
declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

const READY_MS = 5000

/** Opens WeChat's payment sheet. Its answer is for display only. */
export async function payInWechat(params: JsapiParams): Promise<'paid' | 'cancelled' | 'failed'> {
  const bridge = window.WeixinJSBridge ?? (await bridgeReady())
  if (!bridge) return 'failed'
  const { err_msg } = await new Promise<{ err_msg: string }>((done) =>
    bridge.invoke('getBrandWCPayRequest', params, done),
  )
  if (err_msg.endsWith(':ok')) return 'paid'
  return err_msg.endsWith(':cancel') ? 'cancelled' : 'failed'
}

/** WeChat adds the bridge after the page has loaded. */
const bridgeReady = (): Promise<Bridge | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), READY_MS)
    document.addEventListener(
      'WeixinJSBridgeReady',
      () => {
        clearTimeout(timer)
        resolve(window.WeixinJSBridge)
      },
      { once: true },
    )
  })
