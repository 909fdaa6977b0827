import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { addNote, deleteNote, editNote } from "@dryrun/domain/applications/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { fromContract, type KeyedArg } from "../../from-contract.ts";
import { patchApplication } from "../employer.ts";

// by package name: all parts share the instance of the shell

// The application in the cache gets the server's note; nothing else shows notes.
export const { useEmployerAddNoteMutation, useEmployerEditNoteMutation, useEmployerDeleteNoteMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      employerAddNote: build.mutation<Output<typeof addNote>, KeyedArg<typeof addNote>>({
        ...fromContract(addNote),
        invalidatesTags: [],
        async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
          const added = await queryFulfilled.catch(() => null);
          if (added)
            dispatch(patchApplication(params.applicationId, ({ notes }) => void notes.unshift(added.data.note)));
        },
      }),
      employerEditNote: build.mutation({
        ...fromContract(editNote),
        invalidatesTags: [],
        async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
          const edited = await queryFulfilled.catch(() => null);
          if (!edited) return;
          const replace = (kept: { _id: string }) => (kept._id === params.noteId ? edited.data.note : kept);
          dispatch(
            patchApplication(
              params.applicationId,
              (kept) => void Object.assign(kept, { notes: kept.notes.map(replace) }),
            ),
          );
        },
      }),
      employerDeleteNote: build.mutation({
        ...fromContract(deleteNote),
        invalidatesTags: [],
        async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
          const deleted = await queryFulfilled.catch(() => null);
          if (!deleted) return;
          const others = ({ _id }: { _id: string }) => _id !== params.noteId;
          dispatch(
            patchApplication(
              params.applicationId,
              (kept) => void Object.assign(kept, { notes: kept.notes.filter(others) }),
            ),
          );
        },
      }),
    }),
  });
