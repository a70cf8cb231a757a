import pino, { type DestinationStream, type Logger } from 'pino'
import { logError } from './log-error'
import { currentTraceId } from './trace'

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

/** Mobile and identity card numbers, anywhere in a text. */
const MOBILE = /(?<!\d)(?:86)?1[3-9]\d{9}(?!\d)/g
const ID_CARD = /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g
/** A string of a JSON line, key or value. */
const TEXT = /"(?:[^"\\]|\\.)*"/g
const blank = (line: string): string =>
  line.replace(TEXT, (text) => text.replace(ID_CARD, '[id card]').replace(MOBILE, '[mobile]'))

/**
 * JSON lines without personal data: secrets are blanked by key name down to four levels, errors are stripped of values,
 * and personal numbers are blanked in every text. Pass objects, never text built from them.
 */
export function createLog(level = 'info', destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACT, censor: '[redacted]' },
    serializers: { err: (error: unknown) => logError(error) },
    hooks: { streamWrite: blank },
    mixin: traceOf,
  }
  return destination ? pino(options, destination) : pino(options)
}

function traceOf(): { traceId?: string } {
  const traceId = currentTraceId()
  return traceId ? { traceId } : {}
}
