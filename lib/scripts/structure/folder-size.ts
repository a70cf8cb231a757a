import { dirname } from 'node:path'

const MOST = 40

/** Reports folders with too many files to find anything. */
export function folderSizeViolations(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => `24 no folder holds more than ${MOST} source files: ${folder} has ${count}`)
}
