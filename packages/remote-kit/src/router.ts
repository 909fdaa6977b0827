// The only import of react-router: shared as a singleton instead of it, so that it can be tree-shaken.
export type { BlockerFunction, PatchRoutesOnNavigationFunction, RouteObject } from "react-router";
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from "react-router";
export { RouterProvider } from "react-router/dom";
