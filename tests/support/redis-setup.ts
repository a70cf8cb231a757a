import type { TestProject } from 'vitest/node'
import openDatabases from './global-setup'
import { OwnRedis } from './own-redis'

/** The usual databases, with Redis for what instances share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const redis = await OwnRedis.create()
  project.provide('redisUrl', redis.url)
  const close = await openDatabases(project)
  return async () => {
    await close()
    await redis.close()
  }
}
