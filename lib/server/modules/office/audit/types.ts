import type { AuditObject } from '@/lib/contract/entities/audit'

/** Names the object of an audit row or an approval; `known` is what the row itself says about it. */
export type NameObject = (target: string, known?: unknown) => AuditObject
/** Names a member by the id in a recorded value. */
export type NamePerson = (userId: unknown) => string
