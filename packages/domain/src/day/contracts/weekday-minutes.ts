const DAY = 24 * 60;

/**
 * Minutes of the weekdays as a form proposes them: equal days, the first ones take what is left over (CON-03). A day has no
 * more than 24 hours. `mask` is seven characters of 0/1, Monday first. Example: 37 h on six days are six times 6:10.
 */
export function proposedMinutes(weeklyhours: number, mask: string): number[] {
  const total = Math.round(weeklyhours * 60);
  const days = mask.replaceAll('0', '').length;
  let left = total % days;
  return [...mask].map((isWorked) => {
    if (isWorked !== '1') return 0;
    return Math.min(DAY, Math.floor(total / days) + (left-- > 0 ? 1 : 0));
  });
}

/** Whether seven values make up the hours of the week (CON-03). */
export function addUp(minutes: readonly number[], weeklyhours: number): boolean {
  return (
    minutes.length === 7 &&
    minutes.every((value) => Number.isInteger(value) && value >= 0 && value <= DAY) &&
    minutes.reduce((sum, value) => sum + value, 0) === Math.round(weeklyhours * 60)
  );
}
