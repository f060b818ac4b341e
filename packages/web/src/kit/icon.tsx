import ArrowLeftOutlined from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined';
import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined';
import CarryOutOutlined from '@ant-design/icons-svg/es/asn/CarryOutOutlined';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import ContactsOutlined from '@ant-design/icons-svg/es/asn/ContactsOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import DoubleLeftOutlined from '@ant-design/icons-svg/es/asn/DoubleLeftOutlined';
import DoubleRightOutlined from '@ant-design/icons-svg/es/asn/DoubleRightOutlined';
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined';
import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import FieldTimeOutlined from '@ant-design/icons-svg/es/asn/FieldTimeOutlined';
import FolderOpenOutlined from '@ant-design/icons-svg/es/asn/FolderOpenOutlined';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined';
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import LeftOutlined from '@ant-design/icons-svg/es/asn/LeftOutlined';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined';
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import MinusCircleOutlined from '@ant-design/icons-svg/es/asn/MinusCircleOutlined';
import MoonOutlined from '@ant-design/icons-svg/es/asn/MoonOutlined';
import PhoneOutlined from '@ant-design/icons-svg/es/asn/PhoneOutlined';
import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined';
import ProjectOutlined from '@ant-design/icons-svg/es/asn/ProjectOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined';
import SunOutlined from '@ant-design/icons-svg/es/asn/SunOutlined';
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined';
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

const icons = {
  absence: CarryOutOutlined,
  add: PlusOutlined,
  analysis: BarChartOutlined,
  back: ArrowLeftOutlined,
  booking: ScheduleOutlined,
  calendar: CalendarOutlined,
  category: TagsOutlined,
  check: CheckOutlined,
  close: CloseOutlined,
  companies: BankOutlined,
  company: SettingOutlined,
  customer: ContactsOutlined,
  dark: MoonOutlined,
  dashboard: HomeOutlined,
  delete: DeleteOutlined,
  done: CheckCircleOutlined,
  down: DownOutlined,
  download: DownloadOutlined,
  edit: EditOutlined,
  error: CloseCircleOutlined,
  first: DoubleLeftOutlined,
  hide: EyeInvisibleOutlined,
  history: HistoryOutlined,
  inbox: InboxOutlined,
  info: InfoCircleOutlined,
  inventory: ToolOutlined,
  job: ProjectOutlined,
  last: DoubleRightOutlined,
  light: SunOutlined,
  lock: LockOutlined,
  logout: LogoutOutlined,
  mail: MailOutlined,
  menu: MenuOutlined,
  missing: MinusCircleOutlined,
  next: RightOutlined,
  phone: PhoneOutlined,
  previous: LeftOutlined,
  print: PrinterOutlined,
  project: FolderOpenOutlined,
  search: SearchOutlined,
  show: EyeOutlined,
  team: TeamOutlined,
  up: UpOutlined,
  user: UserOutlined,
  warning: WarningOutlined,
  week: FieldTimeOutlined,
  worktime: ClockCircleOutlined,
};

/** One of the names above, or a definition from a module: `@ant-design/icons-svg/es/asn/CarOutlined.js`. */
export type IconName = keyof typeof icons | IconDefinition;

type Shape = ReturnType<Extract<IconDefinition['icon'], (...colours: never[]) => unknown>>;

const paths = ({ tag, attrs, children = [] }: Shape): string[] =>
  tag === 'path' && attrs.d ? [attrs.d] : children.flatMap(paths);

function definitionOf(name: IconName): IconDefinition {
  // A module from a newer release may use a name that this shell does not know.
  return typeof name === 'string' ? (icons[name] ?? icons.info) : name;
}

/** Decorative next to text; on its own, the button has an `aria-label`. */
export function Icon({ name }: { name: IconName }) {
  const shape = definitionOf(name).icon as Shape;
  return (
    <svg className="sb-icon" viewBox={shape.attrs.viewBox} aria-hidden="true">
      {paths(shape).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
