export interface RealNameProvider {
  /** Do name and 18-digit id number belong to one real person? */
  check(realName: string, idCard: string): Promise<boolean>
}
