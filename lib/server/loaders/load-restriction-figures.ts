import { serverApi } from './server-api'

/** Restrictions of accounts by month; empty if they are not available. */
export const loadRestrictionFigures = (host: string) =>
  serverApi(host, 'GET /comm/restrictionFigures', {}).then(
    ({ list }) => list,
    () => [],
  )
