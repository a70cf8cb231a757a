import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  randomBytes,
  sign,
  timingSafeEqual,
} from 'node:crypto'

type Purpose =
  | 'identity'
  | 'credentials'
  | 'sms'
  | 'session'
  | 'csrf'
  | 'upload'
  | 'sandbox'
  | 'payer'
  | 'chat'
  | 'im'
  | 'blacklist'
  | 'visit'
  | 'lead'
  | 'media'
  | 'rental'
  | 'code'
  | 'deal'
  | 'idempotency'
  | 'payee'
  | 'sale'
  | 'preview'
  | 'staff'
  | 'agreement'
  | 'listing'
  | 'case'
  | 'webhook'

/** Keys per purpose, derived from one master secret: the key for id numbers cannot decrypt anything else. */
export interface Vault {
  /** AES-256-GCM; `context` (an order number, a user id) is bound to the cipher text. */
  seal(purpose: Purpose, context: string, plain: string): Buffer
  /** Throws if the text was changed or belongs to another context. */
  open(purpose: Purpose, context: string, sealed: Buffer): string
  /** Keyed hash, hex. */
  mac(purpose: Purpose, text: string): string
  /** Ed25519 signature of a text, base64, with the public key (SPKI, DER, base64) that verifies it. */
  sign(purpose: Purpose, text: string): { signature: string; publicKey: string }
}

/** Beginning of an Ed25519 private key in PKCS #8; the 32 bytes of its seed follow. */
const ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

export function createVault(secret: string): Vault {
  const keys = new Map<Purpose, Buffer>()
  const keyOf = (purpose: Purpose) => {
    let key = keys.get(purpose)
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', secret, 'storefront', purpose, 32))
      keys.set(purpose, key)
    }
    return key
  }
  return {
    seal(purpose, context, plain) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open(purpose, context, sealed) {
      const cipher = createDecipheriv('aes-256-gcm', keyOf(purpose), sealed.subarray(0, 12))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(12, 28))
      return Buffer.concat([cipher.update(sealed.subarray(28)), cipher.final()]).toString('utf8')
    },
    sign(purpose, text) {
      // a seed of its own: the key that seals texts does not sign them
      const seed = Buffer.from(hkdfSync('sha256', secret, 'storefront', `${purpose} ed25519`, 32))
      const key = createPrivateKey({ key: Buffer.concat([ED25519, seed]), format: 'der', type: 'pkcs8' })
      const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
      return { signature: sign(null, Buffer.from(text), key).toString('base64'), publicKey }
    },
    mac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex'),
  }
}

/** Constant-time comparison of two hex or base64url texts. */
export function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}

export const randomToken = (bytes = 16): string => randomBytes(bytes).toString('base64url')
