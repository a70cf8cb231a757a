import type { Vendor } from '@/lib/shared/people/vendors'
import { serverApi } from './server-api'

/** By whom people may log in on this host; nobody while that cannot be had. */
export const loadVendors = (host: string): Promise<readonly Vendor[]> =>
  serverApi(host, 'GET /user/vendors', {}).then(
    ({ vendors }) => vendors,
    () => [],
  )
