import type { Vendor } from '@/lib/shared/people/vendors'
import { serverApi } from './server-api'

/** Third parties available for login on this host; none on failure. */
export const loadVendors = (host: string): Promise<readonly Vendor[]> =>
  serverApi(host, 'GET /user/vendors', {}).then(
    ({ vendors }) => vendors,
    () => [],
  )
