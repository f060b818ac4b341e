import { FLAG_WORDS, FLAGS, flagsOf } from '@stundenbuch/domain/access/flags';

/** The seven modules in the order of the permission string. */
export const MODULES = FLAGS.map((flag) => ({ flag, name: FLAG_WORDS[flag] }));

export const moduleNames = (permission: string): string =>
  flagsOf(permission)
    .map((flag) => FLAG_WORDS[flag])
    .join(', ');
