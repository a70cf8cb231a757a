'use client'

import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { CallLog } from './call-log'
import { KeyDialog } from './key-dialog'
import { KeysPart } from './keys-part'
import { QuickStart } from './quick-start'
import { sellerWebhooks } from './webhook-api'
import { WebhooksPart } from './webhooks-part'

/** Keys of the seller API, how to begin, and the calls made with them. */
export function ApiPage() {
  const loaded = useLoad('api-keys', () => call('GET /apiKey/list', {}, { progress: true }))
  const { data } = loaded
  return (
    <>
      <KeysPart
        id="page-h"
        heading={<h1 id="page-h">卖家接口</h1>}
        about="用自己的程序发布商品、改价、发货和回复买家。规则、审核和费用与网页相同。接口不能提现、付款或修改支付密码。"
        empty="新建密钥后，程序就可以调用接口"
        loaded={loaded}
        revoke={(keyId) => call('POST /apiKey/revoke', { keyId }, { loud: true })}
        renderDialog={(on) => <KeyDialog {...on} hasTestMode={data?.hasTestMode === true} />}
      />
      <QuickStart hasTestMode={data?.hasTestMode} />
      {data ? <WebhooksPart api={sellerWebhooks(data.hasTestMode)} /> : null}
      {data ? <CallLog keys={data.list} load={(input) => call('GET /apiKey/calls', input)} /> : null}
    </>
  )
}
