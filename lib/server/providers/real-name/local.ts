import isIdentityCard from 'validator/lib/isIdentityCard.js'
import type { FaceCheckProvider, RealNameProvider } from './port'

/** Accepts any name if the id number has a valid checksum and date; rejected in production. */
export const createLocalRealName = (face: FaceCheckProvider): RealNameProvider => ({
  check: async (_realName, idCard) => (isIdentityCard(idCard, 'zh-CN') ? 'yes' : 'no'),
  face,
})
