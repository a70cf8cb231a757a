/** `unknown`: the register has no record, so neither yes nor no. */
export type RealNameAnswer = 'yes' | 'no' | 'unknown'

export interface RealNameProvider {
  /** Do name and 18-digit id number belong to one real person? Rejects if the register does not respond. */
  check(realName: string, idCard: string): Promise<RealNameAnswer>
}
