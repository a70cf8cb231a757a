import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMS_KINDS } from '@/lib/shared/people/sms-templates'
import { TEST_SECRET } from '../database'
import type { AlipayDouble } from './alipay/alipay-double'
import { KEY, type openAliyun } from './aliyun/server'
import type { WechatDouble } from './wechat-pay/wechat-double'

interface Doubles {
  alipay: AlipayDouble
  wechat: WechatDouble
  aliyun: Awaited<ReturnType<typeof openAliyun>>
  /** Folder of keys and data. */
  dir: string
}

/** Settings of payments by Alipay and WeChat Pay; certificates are files, as an operator has them. */
export function paymentSettings({ alipay, wechat, dir }: Omit<Doubles, 'aliyun'>) {
  const merchant = wechat.credentials
  const { appId, privateKey, trust, gateway } = alipay.credentials
  if (!('appCert' in trust)) throw new Error('the double has certificates')
  const file = (name: string, text: string) => {
    writeFileSync(join(dir, name), text)
    return join(dir, name)
  }
  return {
    PAYMENT_PROVIDER: 'alipay-wechat',
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: alipay.sellerId,
    ALIPAY_GATEWAY: gateway,
    ALIPAY_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
    ALIPAY_APP_CERT: file('app.crt', trust.appCert),
    ALIPAY_CERT: file('alipay.crt', trust.alipayCert),
    ALIPAY_ROOT_CERT: file('root.crt', trust.alipayRootCert),
    WECHAT_PAY_APP_ID: merchant.appId,
    WECHAT_PAY_MCH_ID: merchant.mchId,
    WECHAT_PAY_SERIAL: merchant.serial,
    WECHAT_PAY_PRIVATE_KEY: file('apiclient_key.pem', merchant.privateKey),
    WECHAT_PAY_API_V3_KEY: merchant.apiV3Key,
    WECHAT_PAY_PUBLIC_KEY_ID: merchant.publicKeyId,
    WECHAT_PAY_PUBLIC_KEY: file('pub_key.pem', merchant.publicKey),
    WECHAT_PAY_CERTS: merchant.platformCertificates.map((text, i) => file(`platform-${i}.pem`, text)).join(','),
    WECHAT_PAY_H5_HOSTS: 'www.example.com',
    WECHAT_PAY_GATEWAY: merchant.gateway,
  }
}

/** Settings of an installation with every vendor. */
export function productionSettings({ alipay, wechat, aliyun, dir }: Doubles, more: Record<string, string> = {}) {
  return {
    ...paymentSettings({ alipay, wechat, dir }),
    APP_ENV: 'production',
    APP_SECRET: TEST_SECRET,
    DEMO_LOGINS: '0',
    DATA_DIR: dir,
    PUBLIC_ORIGIN: 'https://www.example.com',
    PAYOUT_PROVIDER: 'alipay',
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
    ALIYUN_FACE_SCENE: '1000000006',
    MODERATION_PROVIDER: 'aliyun',
    // the double shares a machine with everything else
    MODERATION_SECONDS: '60',
    ALIYUN_MODERATION_ENDPOINT: `http://${aliyun.endpoint}`,
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'no-reply@example.com',
    DOMAIN_PROVIDER: 'public',
    OAUTH_PROVIDER: 'none',
    WECHAT_PUSH_PROVIDER: 'none',
    ...more,
  }
}
