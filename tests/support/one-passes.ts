import type { ErrorName } from '@/lib/contract/errors'

/** The sorted names of `of` responses of which one is OK and the others are refused for the same reason. */
export const onePasses = (of: number, reason: ErrorName): string[] => ['OK', ...Array(of - 1).fill(reason)].sort()
