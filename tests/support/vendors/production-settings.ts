import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMS_KINDS } from '@/lib/shared/people/sms-templates'
import { TEST_SECRET } from '../database'
import type { AlipayDouble } from './alipay/alipay-double'
import { KEY, type openAliyun } from './aliyun/server'

interface Doubles {
  alipay: AlipayDouble
  aliyun: Awaited<ReturnType<typeof openAliyun>>
  /** Folder of keys and data. */
  dir: string
}

/** Settings of an installation with every vendor; certificates are files, as an operator has them. */
export function productionSettings({ alipay, aliyun, dir }: Doubles, more: Record<string, string> = {}) {
  const { appId, privateKey, trust, gateway } = alipay.credentials
  if (!('appCert' in trust)) throw new Error('the double has certificates')
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text)
    return join(dir, name)
  }
  return {
    APP_ENV: 'production',
    APP_SECRET: TEST_SECRET,
    DEMO_LOGINS: '0',
    DATA_DIR: dir,
    PUBLIC_ORIGIN: 'https://www.example.com',
    PAYMENT_PROVIDER: 'alipay',
    PAYOUT_PROVIDER: 'alipay',
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_GATEWAY: gateway,
    ALIPAY_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    ALIPAY_APP_CERT: file('app.crt', trust.appCert),
    ALIPAY_CERT: file('alipay.crt', trust.alipayCert),
    ALIPAY_ROOT_CERT: file('root.crt', trust.alipayRootCert),
    ALIPAY_TRANSFER_SCENE: '业务结算',
    ALIPAY_TRANSFER_INFOS: '结算款项名称=账户余额提现',
    SMS_PROVIDER: 'aliyun',
    ALIYUN_ACCESS_KEY_ID: KEY.accessKeyId,
    ALIYUN_ACCESS_KEY_SECRET: KEY.accessKeySecret,
    ALIYUN_SMS_ENDPOINT: `http://${aliyun.endpoint}`,
    ALIYUN_SMS_SIGN: '启明游戏',
    ALIYUN_SMS_TEMPLATES: SMS_KINDS.map((kind, i) => `${kind}:SMS_${i + 1}`).join(','),
    REAL_NAME_PROVIDER: 'aliyun',
    ALIYUN_REAL_NAME_ENDPOINT: `http://${aliyun.endpoint}`,
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'no-reply@example.com',
    DOMAIN_PROVIDER: 'public',
    OAUTH_PROVIDER: 'none',
    WECHAT_PUSH_PROVIDER: 'none',
    ...more,
  }
}
