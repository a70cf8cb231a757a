import type { Replica } from '../../db/replica'
import type { Figure, Samples } from '../../runtime/metrics'
import type { Redis } from '../../runtime/redis'

const oneIf = (yes: boolean): Samples => [[{}, yes ? 1 : 0]]

const ofRedis = (redis: Redis): Figure[] => [
  { name: 'redis_up', help: '0: the database does its work', labels: [], read: () => oneIf(redis.isUp()) },
]

const ofReplica = (replica: Replica): Figure[] => [
  { name: 'replica_up', help: '0: the primary answers its reads', labels: [], read: () => oneIf(replica.isUp()) },
  {
    name: 'replica_reads_total',
    help: 'Public reads by who answered: the replica, or the primary because that was behind, away or failed (again)',
    labels: ['outcome'],
    isCounter: true,
    read: () => Object.entries(replica.reads).map(([outcome, n]) => [{ outcome }, n] as const),
  },
]

/** Figures of the services that take work off the database; none where none is set. */
export const sharedFigures = (redis: Redis | undefined, replica: Replica | undefined): Figure[] => [
  ...(redis ? ofRedis(redis) : []),
  ...(replica ? ofReplica(replica) : []),
]
