import { createHash } from 'node:crypto'

export const codeHashOf = (code: string): string => createHash('sha256').update(code).digest('base64url')
