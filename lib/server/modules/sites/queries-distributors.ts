import { type Paging, presentPage } from '../../db/page'
import type { StaffCtx } from '../../runtime/context'
import { listDists } from '../tenancy/queries-dists'
import { presentDistributor } from './present'

/** Every distributor of the platform, by number. */
export const listDistributors = async ({ db, distOf }: StaffCtx, paging: Paging) =>
  presentPage(await listDists(db, paging), (row) => presentDistributor(row, distOf(row.distId)?.origin ?? ''))
