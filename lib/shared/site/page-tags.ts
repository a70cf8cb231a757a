/**
 * Tags of the lists and statistics that show such goods. Routes and the contract write them as `shelf:{gid}:{gt}` and
 * `deals:{gid}`, with `-` for an unset filter; a change names every combination that contains it.
 */
export const shelfTags = ({ gameId, goodsTypeId }: { gameId: number; goodsTypeId: number }): string[] =>
  [gameId, '-'].flatMap((gid) => [goodsTypeId, '-'].map((gt) => `shelf:${gid}:${gt}`))

export const dealTags = ({ gameId }: { gameId: number }): string[] => [`deals:${gameId}`, 'deals:-']
