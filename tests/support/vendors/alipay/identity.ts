import { createSign, createVerify, type KeyObject } from 'node:crypto'
import { type Certificate, certify, ecHolder, type Holder, rsaHolder } from './certificates'

/** Keys and certificates of the app and of Alipay, made at start. */
export interface Identity {
  app: Holder
  appCert: Certificate
  alipay: Holder
  alipayCert: Certificate
  /** What Alipay signed with before it changed its certificate. */
  old: { holder: Holder; cert: Certificate }
  /** Two RSA roots and one EC root. */
  rootPem: string
  /** Of the RSA roots only. */
  rootSn: string
}

/** A serial number whose first bit is set: DER puts a zero byte in front of it. */
const LEADING_ZERO = Buffer.from('f1e2d3c4b5a697887766554433221100', 'hex')

export function createIdentity(): Identity {
  const rootA = rsaHolder(['CN', 'Ant Double', 'Certification Authority', 'Ant Double Root R1'])
  const rootB = rsaHolder(['CN', 'Ant Double', 'Certification Authority', 'Ant Double Root R2'])
  const rootEc = ecHolder(['CN', 'Ant Double', 'Certification Authority', 'Ant Double Root E1'])
  const app = rsaHolder(['CN', '游戏交易有限公司', 'Alipay', 'app double'])
  const alipay = rsaHolder(['CN', 'Alipay Double', 'Alipay', '支付宝(测试)'])
  const old = rsaHolder(['CN', 'Alipay Double', 'Alipay', '支付宝(测试)'])
  const roots = [certify(rootA, rootA), certify(rootEc, rootEc), certify(rootB, rootB)]
  return {
    app,
    appCert: certify(app, rootA, LEADING_ZERO),
    alipay,
    alipayCert: certify(alipay, rootB),
    old: { holder: old, cert: certify(old, rootB) },
    rootPem: roots.map(({ pem }) => pem).join(''),
    rootSn: [roots[0]?.sn, roots[2]?.sn].join('_'),
  }
}

/** Fields in name order as `k=v`, joined by `&`. */
export const signedText = (fields: Readonly<Record<string, string>>, without: readonly string[] = ['sign']): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')

export const isSignedBy = (key: KeyObject, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')
