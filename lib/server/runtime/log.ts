import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const SECRET_KEYS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'newPassword',
  'oldPassword',
  'payPassword',
  'token',
  'smsCode',
  'csrf',
  'idCard',
  'idNumber',
  'credentials',
  'gameAccount',
  'gamePassword',
  'secret',
  'signature',
  'apiKey',
  'databaseUrl',
]
const at = (parent: string, key: string) => (key.startsWith('[') ? `${parent}${key}` : `${parent}.${key}`)
const REDACT = ['', '*', '*.*', '*.*.*'].flatMap((depth) => SECRET_KEYS.map((key) => (depth ? at(depth, key) : key)))

/** JSON lines. Secrets are blanked by key name down to four levels, so pass objects, never text built from them. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACT, censor: '[redacted]' },
  }
  return destination ? pino(options, destination) : pino(options)
}
