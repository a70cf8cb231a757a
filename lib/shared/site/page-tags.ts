/**
 * What lists and figures tell of, as tags. Routes and the contract write them as `shelf:{gid}:{gt}` and `deals:{gid}`, where a
 * filter that is not set reads `-`; a change names every combination that it shows in.
 */
export const shelfTags = ({ gameId, goodsTypeId }: { gameId: number; goodsTypeId: number }): string[] =>
  [gameId, '-'].flatMap((gid) => [goodsTypeId, '-'].map((gt) => `shelf:${gid}:${gt}`))

export const dealTags = ({ gameId }: { gameId: number }): string[] => [`deals:${gameId}`, 'deals:-']
