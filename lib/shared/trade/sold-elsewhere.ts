/** The reason of a seller's cancellation that has consequences; part of it, after what was sold. */
export const SOLD_ELSEWHERE = '已在别处售出'
