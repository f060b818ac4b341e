import { antdRules } from './antd.mjs';

/** For Rspack: an antd.css becomes the rules of the components that it names. */
export default function antdLoader(source) {
  return antdRules(source);
}
