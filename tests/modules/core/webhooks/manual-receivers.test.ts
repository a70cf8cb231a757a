import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newSecret, signedHeaders } from '@/lib/server/modules/core/webhooks/rules-signature'
import { createWebhookSender } from '@/lib/server/providers/webhook/public-sender'
import { hasPython, programOf } from '../../../support/manual/programs'
import { freePort } from '../../../support/program'
import { SOON } from '../../../support/soon'

const RECEIVE = '### 验证签名'
const PROGRAMS = [
  ['js', 'receiver.mjs', process.execPath],
  ...(hasPython() ? [['python', 'receiver.py', 'python3']] : []),
] as [string, string, string][]

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'receiver-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it.each(PROGRAMS)(
  'the receiver of the manual in %s takes genuine events once, and nothing else',
  async (language, file, program) => {
    writeFileSync(join(dir, file), programOf(RECEIVE, language))
    const [secret, port] = [newSecret(), await freePort()]
    const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
    const child = spawn(program, [join(dir, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines: string[] = []
    child.stdout.on('data', (part: Buffer) => lines.push(part.toString()))
    try {
      const sender = createWebhookSender({ allowsLocal: true })
      const now = new Date()
      const body = JSON.stringify({ type: 'order.paid', timestamp: now.toISOString(), data: { sn: 'D1' } })
      const message = { id: 'msg_1', at: now, body }
      const post = async (headers: Record<string, string>, sent = body) =>
        (await sender.post(`http://127.0.0.1:${port}/`, { headers, body: sent })).status
      await vi.waitFor(async () => expect(await post({})).toBe(400), SOON)
      expect(await post(signedHeaders([secret], message))).toBe(204)
      expect(await post(signedHeaders([secret], message)), 'sent again').toBe(204)
      expect(await post(signedHeaders([newSecret(), secret], { ...message, id: 'msg_2' })), 'two secrets').toBe(204)
      expect(await post(signedHeaders([newSecret()], message)), 'another secret').toBe(400)
      expect(await post(signedHeaders([secret], message), body.replace('D1', 'D2')), 'changed').toBe(400)
      const old = new Date(now.getTime() - 600_000)
      expect(await post(signedHeaders([secret], { ...message, at: old })), 'an old message replayed').toBe(400)
      await vi.waitFor(() => expect(lines.join('').match(/order\.paid/g)).toHaveLength(2), SOON)
    } finally {
      child.kill()
    }
  },
)
