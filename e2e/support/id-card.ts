import { randomInt } from 'node:crypto'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'

/**
 * Returns a valid identity card number of an adult; practically unique, because one number verifies only one account.
 */
export function randomIdCard(): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const birth = `${randomInt(1960, 2000)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`
  const body = `110101${birth}${String(randomInt(0, 1000)).padStart(3, '0')}`
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (WEIGHTS[i] as number), 0)
  return body + CHECKS[sum % 11]
}
