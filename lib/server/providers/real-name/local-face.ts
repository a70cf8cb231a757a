import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@/lib/shared/time'
import type { FaceCheckProvider, FaceResult } from './port'

const VALID_MS = 30 * MINUTE_MS
const MOST = 1000

interface LocalCheck {
  realName: string
  returnUrl: string
  expiresAt: Date
  result: FaceResult
}

/**
 * Plays the vendor: /dev/face asks the developer who holds the phone. In memory, so a restart forgets open checks;
 * rejected in production.
 */
export function createLocalFace(now: () => Date) {
  const checks = new LRUCache<string, LocalCheck>({ max: MOST })

  const provider: FaceCheckProvider = {
    scriptUrl: '',
    async startFaceCheck({ person, returnUrl }) {
      const certifyId = randomUUID().replaceAll('-', '')
      const expiresAt = new Date(now().getTime() + VALID_MS)
      checks.set(certifyId, { realName: person.realName, returnUrl, expiresAt, result: { state: 'pending' } })
      return { certifyId, url: `${new URL(returnUrl).origin}/dev/face?id=${certifyId}` }
    },
    async getFaceCheck({ certifyId }) {
      const check = checks.get(certifyId)
      if (!check || (check.result.state === 'pending' && check.expiresAt <= now())) return { state: 'expired' }
      return check.result
    },
  }
  return {
    provider,
    /** A check that can still be made; undefined if it is over. */
    find: (certifyId: string): Readonly<LocalCheck> | undefined => {
      const check = checks.get(certifyId)
      return check?.result.state === 'pending' && check.expiresAt > now() ? check : undefined
    },
    decide(certifyId: string, result: FaceResult): void {
      const check = checks.get(certifyId)
      if (check) checks.set(certifyId, { ...check, result })
    },
  }
}
export type LocalFace = ReturnType<typeof createLocalFace>
