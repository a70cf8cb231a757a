import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { bits, integer, none, oid, sequence, set, tagged, time, utf8 } from './der'

/** Name of an issuer or owner, in the order in which the certificate holds it: C, O, OU, CN. */
export type Name = readonly [country: string, company: string, unit: string, common: string]

export interface Holder {
  name: Name
  publicKey: KeyObject
  privateKey: KeyObject
}

export interface Certificate {
  pem: string
  /** As Alipay computes it: MD5 of the reversed issuer name and the serial number as decimal. */
  sn: string
}

const NAME_OIDS = ['2.5.4.6', '2.5.4.10', '2.5.4.11', '2.5.4.3'] as const
const SHORT = ['C', 'O', 'OU', 'CN'] as const
const [FROM, TO] = [new Date('2020-01-01T00:00:00Z'), new Date('2049-01-01T00:00:00Z')]

export const rsaHolder = (name: Name): Holder => ({ name, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) })
export const ecHolder = (name: Name): Holder => ({ name, ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) })

const nameOf = (name: Name): Buffer =>
  sequence(...name.map((value, i) => set(sequence(oid(NAME_OIDS[i] ?? ''), utf8(value)))))

/** A certificate of `owner`, signed by `issuer`; `serial`: 16 bytes unless given. */
export function certify(owner: Holder, issuer: Holder, serial: Uint8Array = randomBytes(16)): Certificate {
  const isRsa = issuer.privateKey.asymmetricKeyType === 'rsa'
  const algorithm = isRsa ? sequence(oid('1.2.840.113549.1.1.11'), none()) : sequence(oid('1.2.840.10045.4.3.2'))
  const content = sequence(
    tagged(0, integer(Buffer.from([2]))),
    integer(serial),
    algorithm,
    nameOf(issuer.name),
    sequence(time(FROM), time(TO)),
    nameOf(owner.name),
    owner.publicKey.export({ type: 'spki', format: 'der' }),
  )
  const der = sequence(content, algorithm, bits(sign('sha256', content, issuer.privateKey)))
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  const pem = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return { pem, sn: serialOf(issuer.name, serial) }
}

function serialOf(issuer: Name, serial: Uint8Array): string {
  const parts = issuer.map((value, i) => `${SHORT[i]}=${value}`).reverse()
  const decimal = BigInt(`0x${Buffer.from(serial).toString('hex')}`)
  return createHash('md5')
    .update(`${parts.join(',')}${decimal}`)
    .digest('hex')
}
