import { openEmbedded } from '@/lib/embedded/embedded'
import { type Program, startProgram } from '../support/program'
import { memoryMb, sumOf } from './bench-data'

/** Starts several instances on the database of `dataDir`, as a balancer would use them. */
export async function openInstances(dataDir: string, size: number) {
  const database = await openEmbedded({ dataDir })
  const programs: Program[] = []
  const stop = async () => {
    for (const program of programs) await program.stop()
    await database.stop()
  }
  try {
    for (let i = 0; i < size; i++)
      programs.push(
        await startProgram({
          dataDir,
          env: {
            APP_ENV: 'test',
            DATABASE_URL: database.url,
            DATABASE_OWNER_URL: database.ownerUrl,
            TRUSTED_PROXIES: '127.0.0.1',
            LOG_LEVEL: 'error',
          },
        }),
      )
  } catch (error) {
    await stop()
    throw error
  }
  return {
    origins: programs.map(({ port }) => `http://127.0.0.1:${port}`),
    memory: () => programs.map((program) => sumOf(memoryMb(program))),
    stop,
  }
}
