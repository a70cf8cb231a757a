import pino from 'pino'
import { openEmbedded } from '@/lib/embedded/embedded'

/** Opens the database of argv[2], prints one line about it, and holds it until SIGTERM. */
try {
  const database = await openEmbedded({ dataDir: process.argv[2] as string, log: pino(pino.destination(2)) })
  const { url, ownerUrl, pid, adopted } = database
  process.stdout.write(`${JSON.stringify({ url, ownerUrl, pid, adopted })}\n`)
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  setInterval(() => undefined, 1000)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
