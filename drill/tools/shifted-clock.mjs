// Loaded by `--import` into a backend of the drill: its clock goes on from DRILL_BEGINS, whatever day it is.
const RealDate = Date;
const shift = Date.parse(process.env.DRILL_BEGINS) - Number(process.env.DRILL_BEGAN);

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...args) {
    super(...(args.length > 0 ? args : [RealDate.now() + shift]));
  }

  static now() {
    return RealDate.now() + shift;
  }
};
