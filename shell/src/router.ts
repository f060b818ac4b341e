// What host and remotes may use of the router. Shared whole it is 53 kB compressed, most of it for frameworks and servers
// that are not ours; this part is 28 kB. scripts/router.test.mjs holds it together with what is imported.
export {
  BrowserRouter,
  createBrowserRouter,
  createMemoryRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useBlocker,
  useHref,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
